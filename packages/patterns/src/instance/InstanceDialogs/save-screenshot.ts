import type { Instance } from '@compute-market/contract/entities/instance';
import { formatTime } from '@compute-market/contract/rules/time';
import { titleOf } from '../../instance-facts';
import { messages } from './messages';
import type { ScreenShot } from './operations';

const endings: Readonly<Record<string, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/svg+xml': '.svg',
};
const typeOf = (address: string): string => /^data:([^;,]+)/.exec(address)?.[1] ?? '';

/** The name under which a picture is saved: whose screen, and when. */
export const screenshotName = (
  instance: Pick<Instance, 'Container_name' | 'Note'>,
  { image, time }: ScreenShot,
): string =>
  messages.screenshot.fileName(titleOf(instance), formatTime(time).replace(/\D/g, '')) + (endings[typeOf(image)] ?? '');

/** Hands the picture to the browser as a file. */
export function saveScreenshot(instance: Instance, shot: ScreenShot): void {
  const link = document.createElement('a');
  link.href = shot.image;
  link.download = screenshotName(instance, shot);
  link.click();
}
