import { vars } from '@compute-market/tokens';

const { color, space } = vars;

/** The picture of a code for a phone: dark on white in every theme and in forced colours, with the quiet zone that a scanner needs on a dark card. The zone takes no room: leave 16 px round it. */
export const scannableCode = `
  background: ${color.qr.light};
  box-shadow: 0 0 0 ${space[16]} ${color.qr.light};
  image-rendering: pixelated;
  forced-color-adjust: none;
`;
