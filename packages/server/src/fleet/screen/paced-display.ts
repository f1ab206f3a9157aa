import {
  SPICE_BITMAP,
  SPICE_DISPLAY_TOLD,
  SPICE_IMAGE,
  SPICE_SURFACE_XRGB,
  SPICE_TOP_DOWN,
} from '@compute-market/contract/rules/spice';
import { joined, pack } from '@compute-market/contract/rules/spice-bytes';
import type { Box, Framebuffer } from './framebuffer';
import type { Scene } from './scene';
import type { ServedChannel } from './served-channel';

/** Between two pictures, ms: what changes meanwhile comes together. */
export const pictureMs = 30;
/** Put: the picture takes the place of what was there. */
const ropPut = 8;
/** Of the picture's description from the beginning of the message that draws it. */
const pictureAt = 57;

const boxFields = ({ left, top, right, bottom }: Box) => pack([4, top], [4, left], [4, bottom], [4, right]);

/** A raw picture of a part of the screen, where it is. */
function drawCopy(picture: Framebuffer, box: Box): Uint8Array {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  return joined(
    pack([4, 0]),
    boxFields(box),
    // No clipping; where the picture is described; all of it; no mask.
    pack([1, 0], [4, pictureAt]),
    boxFields({ left: 0, top: 0, right: width, bottom: height }),
    pack([2, ropPut], [1, 0], [1, 0], [4, 0], [4, 0], [4, 0]),
    pack([8, 0], [1, SPICE_IMAGE.bitmap], [1, 0], [4, width], [4, height]),
    pack([1, SPICE_BITMAP.bits32], [1, SPICE_TOP_DOWN], [4, width], [4, height], [4, width * 4], [4, 0]),
    picture.read(box),
  );
}

/** Shows a scene on the channel of a display, no faster than it is looked at: a channel that is held gets one picture once it goes on. */
export class PacedDisplay {
  readonly #channel: ServedChannel;
  readonly #scene: Scene;
  #pause: NodeJS.Timeout | undefined;

  /** Tells of the whole picture at once. */
  constructor(channel: ServedChannel, scene: Scene) {
    this.#channel = channel;
    this.#scene = scene;
    const { picture } = scene;
    channel.tell(
      SPICE_DISPLAY_TOLD.surfaceCreate,
      pack([4, 0], [4, picture.width], [4, picture.height], [4, SPICE_SURFACE_XRGB], [4, 1]),
    );
    scene.draw();
    picture.takeChanged();
    channel.tell(SPICE_DISPLAY_TOLD.drawCopy, drawCopy(picture, picture.whole()));
    channel.tell(SPICE_DISPLAY_TOLD.mark, new Uint8Array(0));
  }

  /** Something may have changed, or the channel goes on. */
  show(): void {
    if (this.#pause !== undefined || this.#channel.isHeld) return;
    this.#scene.draw();
    const { picture } = this.#scene;
    const box = picture.takeChanged();
    if (box === null) return;
    this.#channel.tell(SPICE_DISPLAY_TOLD.drawCopy, drawCopy(picture, box));
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.show();
    }, pictureMs);
    this.#pause.unref();
  }

  /** Shows nothing any more. */
  end(): void {
    clearTimeout(this.#pause);
  }
}
