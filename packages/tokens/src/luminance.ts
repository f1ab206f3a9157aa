/** Red, green and blue of light, 0 to 1: what adds up, other than the numbers of a hex colour. */
export type Channels = readonly [red: number, green: number, blue: number];

const toLight = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const fromLight = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** `#rgb` or `#rrggbb`; throws for anything else. */
export function channelsOf(hex: string): Channels {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(hex.trim()) ?? [];
  const digits = long ?? short?.replaceAll(/./g, '$&$&');
  if (digits === undefined) throw new Error(`not a colour: ${hex}`);
  const channel = (place: number) => toLight(Number.parseInt(digits.slice(place, place + 2), 16) / 255);
  return [channel(0), channel(2), channel(4)];
}

/** WCAG 2.2 relative luminance. */
export const luminanceOf = ([red, green, blue]: Channels) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** A light colour is rounded up and a dark one down, so that rounding never takes contrast away. */
export function hexOf(channels: Channels): string {
  const round = luminanceOf(channels) > 0.2 ? Math.ceil : Math.floor;
  const digits = channels.map((light) => {
    const exact = fromLight(light) * 255;
    const near = Math.round(exact);
    return Math.min(Math.max(Math.abs(exact - near) < 1e-3 ? near : round(exact), 0), 255);
  });
  return `#${digits.map((digit) => digit.toString(16).padStart(2, '0')).join('')}`;
}

/** The same hue as bright as a screen shows it; grey for black. */
export function hueOf(channels: Channels): Channels {
  const most = Math.max(...channels);
  const [red, green, blue] = channels;
  return most === 0 ? [1, 1, 1] : [red / most, green / most, blue / most];
}

/** A hue at a luminance: dimmed where it is darker than the hue itself, mixed with white where it is lighter. */
export function atLuminance(hue: Channels, luminance: number): Channels {
  const full = luminanceOf(hue);
  const isLighter = luminance > full && full < 1;
  const share = isLighter ? (luminance - full) / (1 - full) : luminance / full;
  const [red, green, blue] = hue;
  const mixed = (light: number) => (isLighter ? light + (1 - light) * share : light * share);
  return [mixed(red), mixed(green), mixed(blue)];
}
