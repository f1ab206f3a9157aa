interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where an element lies on the page. */
interface Laid extends Size {
  readonly left: number;
  readonly top: number;
}

/** The pixel of a screen below a pointer. It is drawn in the middle of where it lies, as large as both of its sides let it: bars are beside it in full screen. */
export function placeOnScreen(
  screen: Size,
  laid: Laid,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): { readonly x: number; readonly y: number } {
  const scale = Math.min(laid.width / screen.width, laid.height / screen.height);
  const along = (from: number, size: number, room: number) =>
    Math.min(size - 1, Math.max(0, Math.round((from - (room - size * scale) / 2) / scale)));
  return {
    x: along(clientX - laid.left, screen.width, laid.width),
    y: along(clientY - laid.top, screen.height, laid.height),
  };
}
