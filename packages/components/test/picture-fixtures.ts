const drawing = (width: number, height: number, inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`)}`;
const line = (text: string, row: number, fill: string) =>
  `<text x="24" y="${44 + row * 28}" font-family="'DejaVu Sans Mono', monospace" font-size="16" fill="${fill}">${text}</text>`;

/** A picture of a terminal, 16:9, as customers attach them. */
export const terminalPicture = drawing(
  960,
  540,
  [
    '<rect width="960" height="540" fill="#1b2230"/>',
    line('$ nvidia-smi', 0, '#7fd18b'),
    line('| 0 NVIDIA GeForce RTX 4090 | 00:41:00.0 | 38% 61C P2 402W / 450W |', 1, '#a9b4c6'),
    line('| 1 NVIDIA GeForce RTX 4090 | 00:42:00.0 | 37% 60C P2 398W / 450W |', 2, '#a9b4c6'),
    line('Unable to determine the device handle for GPU 0000:81:00.0', 3, '#ff8f8f'),
  ].join(''),
);

const finder = (x: number, y: number) =>
  `<path d="M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z" fill-rule="evenodd"/>`;
const module = (index: number) => {
  const x = index % 25;
  const y = Math.floor(index / 25);
  const corner = (x < 8 && y < 8) || (x > 16 && y < 8) || (x < 8 && y > 16);
  return !corner && (x * x * 7 + y * y * 13 + x * y * 5 + x) % 11 < 5
    ? `<rect x="${x + 2}" y="${y + 2}" width="1" height="1"/>`
    : '';
};

/** A square of modules that looks like a code; it means nothing. */
export const codePicture = drawing(
  29,
  29,
  `<rect width="29" height="29" fill="#fff"/>${finder(2, 2)}${finder(20, 2)}${finder(2, 20)}${Array.from({ length: 625 }, (_, index) => module(index)).join('')}`,
);
