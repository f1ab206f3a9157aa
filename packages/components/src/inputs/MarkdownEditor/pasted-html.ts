const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Whether the words of a paste are what is meant. A copied picture brings a page with nothing but itself; a spreadsheet brings a picture of its words. */
export const meansWords = (html: string) => read(html).body.textContent.trim() !== '';

/** Pasted HTML without pictures of other sites: pictures come by upload only. What was copied inside the editor keeps its own. */
export function withoutForeignPictures(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const page = read(html);
  for (const picture of page.querySelectorAll('img, picture, svg')) picture.remove();
  return page.body.innerHTML;
}
