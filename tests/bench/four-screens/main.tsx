import '@compute-market/tokens/tokens.css';
import { GlobalStyle } from '@compute-market/components/global-style';
import { draw } from '../draw';
import './by-hand.css';
import { HandCoupons, OurCoupons } from './coupons';
import { HandForm, OurForm } from './form';
import { HandTable } from './machines-by-hand';
import { OurTable } from './machines-table';
import { HandPayment, OurPayment } from './payment';
import type { Press, Screen } from './screen';

const screens: Record<string, Screen> = {
  coupons: { ours: OurCoupons, byHand: HandCoupons, presses: { again: { control: '#claim' } } },
  table: {
    ours: OurTable,
    byHand: HandTable,
    presses: { select: { control: 'tbody input' }, sort: { control: 'thead button' } },
  },
  form: { ours: OurForm, byHand: HandForm, presses: {} },
  payment: {
    ours: OurPayment,
    byHand: HandPayment,
    presses: { open: { control: '#open', shown: '[role="dialog"] h2, dialog[open] h2' } },
  },
};
type Side = 'ours' | 'byHand';

/** What was asked for has been painted: a frame was begun, and its turn is over. */
const painted = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    }),
  );

/** Frames in a row that came as quickly as frames of this page do at rest, once nothing of the mount is being rastered any more. */
const quickFrames = 5;
/** Whether a frame, ms, is as quick as the quickest but for what every frame differs by. */
const isAsQuick = (took: number, least: number) => took < 1.5 * least + 0.5;
/** No page is waited for longer, ms: other work on the machine makes every frame slow. */
const patience = 1_500;
const pixel = document.createElement('div');
pixel.className = 'pixel';
document.body.append(pixel);
/** The quickest frame that was seen of each screen, ms. The first round, a warm-up, learns it with all its patience. */
const quickest = new Map<Screen[Side], number>();

/**
 * The mount is over: its tiles are rastered beside the main thread, and a frame that is asked for meanwhile waits for them.
 * Each of these frames changes a pixel, since a browser puts off a frame that follows one without a change.
 */
async function atRest(Drawn: Screen[Side]) {
  const known = quickest.get(Drawn);
  let least = known ?? Infinity;
  const until = performance.now() + patience;
  for (let inRow = 0; inRow < quickFrames && performance.now() < until; ) {
    const started = performance.now();
    pixel.toggleAttribute('data-on');
    await painted();
    const took = performance.now() - started;
    inRow = known !== undefined && isAsQuick(took, known) ? inRow + 1 : 0;
    least = Math.min(least, took);
  }
  quickest.set(Drawn, least);
}

function press(selector: string) {
  const control = document.querySelector<HTMLElement>(selector);
  if (!control) throw new Error(`nothing to press: ${selector}`);
  control.click();
}

async function until(selector: string) {
  while (!document.querySelector(selector)) await painted();
}

/** ms from the order to draw until it is laid out and painted. */
async function mount(Drawn: Screen[Side]) {
  const started = performance.now();
  const { remove } = draw(<Drawn />);
  await painted();
  const took = performance.now() - started;
  remove();
  await painted();
  return took;
}

/** ms from a press on a page at rest until its result is painted. */
async function answer(Drawn: Screen[Side], { control, shown }: Press) {
  const { remove } = draw(<Drawn />);
  await atRest(Drawn);
  const started = performance.now();
  press(control);
  if (shown !== undefined) await until(shown);
  await painted();
  const took = performance.now() - started;
  remove();
  await painted();
  return took;
}

const measure = {
  /** ms of one mount, or of one press; the caller takes turns between the sides. */
  once(name: string, side: Side, deed: string) {
    const screen = screens[name];
    if (!screen) throw new Error(`no screen ${name}`);
    if (deed === 'mount') return mount(screen[side]);
    const found = screen.presses[deed];
    if (!found) throw new Error(`${name} knows no ${deed}`);
    return answer(screen[side], found);
  },
};

declare global {
  interface Window {
    measure: typeof measure;
  }
}
draw(<GlobalStyle />);
window.measure = measure;
