import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { answerDocument } from "./document";

export function answerNotFound(t: T): Response {
  return answerDocument(
    { t, head: { title: t("common.notFound.title"), isListed: false }, status: 404 },
    <NotFound t={t} />,
  );
}

export function NotFound({ t }: { t: T }) {
  return (
    <main className="not-found">
      <style>{styles}</style>
      <p>404</p>
      <h1>{t("landing.notFound.heading")}</h1>
      <a href={paths.home}>{t("landing.notFound.home")}</a>
    </main>
  );
}

// Inline: no stylesheet of the site fits.
const styles = `
:root { color-scheme: light dark; --ground: #f4f1ec; --ink: #16212b; --accent: #0b5d75; --on-accent: #fff }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0b1014; --ink: #eef1f2; --accent: #7fcbe0; --on-accent: #06222b }
}
body { margin: 0; background: var(--ground) }
.not-found {
  box-sizing: border-box; display: grid; place-content: center; justify-items: center; min-height: 100vh; padding: 1.5rem;
  color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; text-align: center;
}
.not-found p { margin: 0; color: var(--accent); font: 600 clamp(6rem, 28vw, 10rem)/1 Palatino, "Noto Serif", Georgia, serif }
.not-found h1 { margin: 1rem 0 2rem; font-size: 1.375rem; font-weight: 600 }
.not-found a {
  display: inline-flex; align-items: center; min-height: 3.25rem; padding: 0 1.5rem; border-radius: 1rem;
  background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none;
}
.not-found a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px }
`;
