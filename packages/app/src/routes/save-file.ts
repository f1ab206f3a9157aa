/** How long a browser may take to begin reading what it was handed, ms. Some begin after the click's own task, and would find nothing. */
const readingBegins = 60_000;

/** Hands content to the browser as a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readingBegins);
}
