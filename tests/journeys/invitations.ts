import { ask } from './customer';

/** The link of the newest invitation that a phone was sent, as the sandbox page shows its message; at the server that the journey asks. */
export async function invitationLink(url: string, phone: string): Promise<string> {
  const page = await (await ask(`${url}/sandbox`)).text();
  const row = page.split('<li class="row">').find((text) => text.includes(phone) && text.includes('/invite/'));
  const token = /\/invite\/([\w-]+)/.exec(row ?? '')?.[1];
  if (token === undefined) throw new Error(`no invitation was sent to ${phone}`);
  return `${url}/invite/${token}`;
}
