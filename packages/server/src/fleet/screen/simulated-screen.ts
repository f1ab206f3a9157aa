import {
  SPICE_CHANNEL,
  SPICE_DISPLAY_SAID,
  SPICE_INPUTS_SAID,
  SPICE_INPUTS_TOLD,
  SPICE_MAIN_SAID,
  SPICE_MAIN_TOLD,
  SPICE_MOUSE_MODE,
} from '@compute-market/contract/rules/spice';
import { pack } from '@compute-market/contract/rules/spice-bytes';
import { keyOfScanCode } from '@compute-market/contract/rules/scan-codes';
import type { MachineScreen } from '../provider';
import { PacedDisplay } from './paced-display';
import type { Scene } from './scene';
import { ServedChannel } from './served-channel';

/** The prefix of later keys, and the bit of one that is let go. */
const extended = 0xe0;
const released = 0x80;

/** The screen of a simulated machine, by the protocol of real ones. */
export function openSimulatedScreen(scene: Scene): MachineScreen {
  const channels = new Set<ServedChannel>();
  /** What channels asked for that they get once. */
  const begun = new Set<ServedChannel>();
  let display: PacedDisplay | null = null;
  // Before somebody looks nothing is shown.
  const show = () => display?.show();

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

  /** Tells of what a channel asked for; again is nothing, since it would be kept for a page that reads none of it. */
  function begin(channel: ServedChannel, of: number, type: number): void {
    if (begun.has(channel)) return;
    if (of === SPICE_CHANNEL.main && type === SPICE_MAIN_SAID.attachChannels)
      channel.tell(
        SPICE_MAIN_TOLD.channels,
        pack([4, 2], [1, SPICE_CHANNEL.display], [1, 0], [1, SPICE_CHANNEL.inputs], [1, 0]),
      );
    else if (of === SPICE_CHANNEL.display && type === SPICE_DISPLAY_SAID.init) {
      display?.end();
      display = new PacedDisplay(channel, scene);
    } else return;
    begun.add(channel);
  }

  function hear(channel: ServedChannel, of: number, type: number, body: Uint8Array): void {
    if (of === SPICE_CHANNEL.inputs && type === SPICE_INPUTS_SAID.keyDown) key(body, true);
    else if (of === SPICE_CHANNEL.inputs && type === SPICE_INPUTS_SAID.keyUp) key(body, false);
    else begin(channel, of, type);
  }

  return {
    connect(listener) {
      const channel: ServedChannel = new ServedChannel(listener, {
        onOpen: open,
        onMessage: (of, type, body) => hear(channel, of, type, body),
        onRelease: show,
      });
      channels.add(channel);
      return Promise.resolve(channel);
    },
    close() {
      display?.end();
      for (const channel of channels) channel.close();
    },
  };
}
