const forbidden = /[\\/:*?"<>|\p{Cc}]/gu;
const longestName = 60;

/** A file name that every system takes; the instance's own title otherwise. */
const fileNameOf = (title: string): string =>
  `${title.replace(forbidden, '_').trim().slice(0, longestName) || 'instance'}.rdp`;

/** The file that opens a remote desktop with one click. It holds no password. `Content` is base64. */
export function rdpFile({
  title,
  address,
  userName,
}: {
  readonly title: string;
  readonly address: string;
  readonly userName: string;
}): { FileName: string; Content: string } {
  const lines = [
    `full address:s:${address}`,
    `username:s:${userName}`,
    'prompt for credentials:i:1',
    'authentication level:i:0',
    'screen mode id:i:2',
    'session bpp:i:32',
    'redirectclipboard:i:1',
    'autoreconnection enabled:i:1',
  ];
  return { FileName: fileNameOf(title), Content: Buffer.from(`${lines.join('\r\n')}\r\n`, 'utf8').toString('base64') };
}
