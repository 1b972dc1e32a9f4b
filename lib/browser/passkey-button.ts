/**
 * The sign-up form's button in `data-passkey-part`, shown where the browser can: the device makes a passkey for the
 * options at its `data-passkey`, and the form is sent with that in place of the password. `data-unused` says that none was
 * made.
 */
export function startPasskeyButton(): void {
  const part = document.querySelector<HTMLElement>("[data-passkey-part]");
  const button = part?.querySelector<HTMLButtonElement>("[data-passkey]");
  const form = button?.form;
  if (!part || !button || !form || !canMake()) return;
  part.hidden = false;
  button.addEventListener("click", () => void sendWithPasskey(form, button));
}

/** Browsers that read and write the JSON of WebAuthn; the older ones keep to passwords. */
function canMake(): boolean {
  return "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

async function sendWithPasskey(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const [password, passkey, line] = [field("password"), field("passkey"), form.querySelector("[data-error=passkey]")];
  if (line) line.textContent = "";
  // The other fields come first; the password is not wanted.
  password.disabled = true;
  button.disabled = true;
  try {
    if (!form.reportValidity()) return;
    passkey.value = JSON.stringify(
      await makePasskey(button.dataset.passkey ?? "", field("email").value || field("phone").value),
    );
    passkey.disabled = false;
    form.requestSubmit();
  } catch {
    if (line) line.textContent = button.dataset.unused ?? "";
  } finally {
    // What was sent counts once.
    passkey.disabled = true;
    password.disabled = false;
    button.disabled = false;
  }
}

/** `name` is what the device lists the passkey by. */
async function makePasskey(address: string, name: string) {
  const response = await fetch(address, { method: "POST", headers: { "content-type": "application/json" } });
  if (!response.ok) throw new Error("no options");
  const options = await response.json();
  const user = { ...options.user, name, displayName: name };
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON({ ...options, user });
  const made = await navigator.credentials.create({ publicKey });
  return (made as PublicKeyCredential).toJSON();
}
