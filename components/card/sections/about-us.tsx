export function AboutUs({ text }: { text: string }) {
  if (!text) return null;
  return (
    <section className="section section-about" aria-labelledby="about">
      <h2 id="about">About Us</h2>
      <p className="prose" dir="auto">
        {text}
      </p>
    </section>
  );
}
