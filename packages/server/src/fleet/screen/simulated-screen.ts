import {
  SPICE_BITMAP,
  SPICE_CHANNEL,
  SPICE_DISPLAY_SAID,
  SPICE_DISPLAY_TOLD,
  SPICE_IMAGE,
  SPICE_INPUTS_SAID,
  SPICE_INPUTS_TOLD,
  SPICE_MAIN_SAID,
  SPICE_MAIN_TOLD,
  SPICE_MOUSE_MODE,
  SPICE_SURFACE_XRGB,
  SPICE_TOP_DOWN,
} from '@compute-market/contract/rules/spice';
import { joined, pack } from '@compute-market/contract/rules/spice-bytes';
import { keyOfScanCode } from '@compute-market/contract/rules/scan-codes';
import type { MachineScreen } from '../provider';
import type { Box, Framebuffer } from './framebuffer';
import { ServedChannel } from './served-channel';

/** What stands on a simulated screen, and what keys do to it. */
export interface Scene {
  readonly picture: Framebuffer;
  /** A key by its place (`KeyboardEvent.code`). What it changes is shown when this returns. */
  key(code: string, isDown: boolean): void;
}

/** Builds a scene, which tells of changes that no key made. */
export type SceneOf = (changed: () => void) => Scene;

/** The prefix of later keys, and the bit of one that is let go. */
const extended = 0xe0;
const released = 0x80;
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

/** The screen of a simulated machine, by the protocol of real ones. */
export function openSimulatedScreen(sceneOf: SceneOf): MachineScreen {
  const channels = new Set<ServedChannel>();
  let display: ServedChannel | null = null;
  const show = () => {
    // Before somebody looks nothing is shown.
    if (display === null) return;
    const box = scene.picture.takeChanged();
    if (box !== null) display.tell(SPICE_DISPLAY_TOLD.drawCopy, drawCopy(scene.picture, box));
  };
  const scene: Scene = sceneOf(show);

  function begin(channel: ServedChannel): void {
    const { width, height } = scene.picture;
    display = channel;
    channel.tell(
      SPICE_DISPLAY_TOLD.surfaceCreate,
      pack([4, 0], [4, width], [4, height], [4, SPICE_SURFACE_XRGB], [4, 1]),
    );
    channel.tell(SPICE_DISPLAY_TOLD.drawCopy, drawCopy(scene.picture, scene.picture.whole()));
    channel.tell(SPICE_DISPLAY_TOLD.mark, new Uint8Array(0));
    scene.picture.takeChanged();
  }

  function key(body: Uint8Array, isDown: boolean): void {
    const [first = 0, second = 0] = body;
    const scan = first === extended ? (extended << 8) | (second & ~released) : first & ~released;
    const code = keyOfScanCode(scan);
    if (code !== null) scene.key(code, isDown);
    show();
  }

  function open(type: number, channel: ServedChannel): void {
    const { client } = SPICE_MOUSE_MODE;
    if (type === SPICE_CHANNEL.main)
      channel.tell(
        SPICE_MAIN_TOLD.init,
        pack([4, 1], [4, 1], [4, client], [4, client], [4, 0], [4, 0], [4, 0], [4, 0]),
      );
    else if (type === SPICE_CHANNEL.inputs) channel.tell(SPICE_INPUTS_TOLD.init, pack([2, 0]));
  }

  function hear(channel: ServedChannel, of: number, type: number, body: Uint8Array): void {
    if (of === SPICE_CHANNEL.main && type === SPICE_MAIN_SAID.attachChannels)
      channel.tell(
        SPICE_MAIN_TOLD.channels,
        pack([4, 2], [1, SPICE_CHANNEL.display], [1, 0], [1, SPICE_CHANNEL.inputs], [1, 0]),
      );
    else if (of === SPICE_CHANNEL.display && type === SPICE_DISPLAY_SAID.init) begin(channel);
    else if (of === SPICE_CHANNEL.inputs && type === SPICE_INPUTS_SAID.keyDown) key(body, true);
    else if (of === SPICE_CHANNEL.inputs && type === SPICE_INPUTS_SAID.keyUp) key(body, false);
  }

  return {
    connect(listener) {
      const channel: ServedChannel = new ServedChannel(listener, {
        onOpen: open,
        onMessage: (of, type, body) => hear(channel, of, type, body),
      });
      channels.add(channel);
      return Promise.resolve(channel);
    },
    close() {
      for (const channel of channels) channel.close();
    },
  };
}
