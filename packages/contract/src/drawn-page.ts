import type { GivenConfiguration } from './site-configuration';

/** Where the build writes the code that draws pages without a browser, below the built site. A folder with a dot is never served. */
export const DRAWING_CODE = '.drawn/draw.js';

/** The element of the page that holds what was drawn, until the app stands beside it. */
export const DRAWN_ELEMENT = 'drawn';
/** The style of what was drawn; it leaves with it. */
export const DRAWN_STYLE = 'drawn-style';
/** Stands in what was drawn, hidden, and says that the app does not come. */
export const LOST_ELEMENT = 'drawn-lost';
/** A template that holds the scripts of the page until what was drawn is painted. */
export const SCRIPTS_ELEMENT = 'drawn-scripts';
/** Sent on the document by the app once its first screen stands: it takes the place of what was drawn. */
export const TAKE_OVER_EVENT = 'take-over';

/** Whom a page is drawn for: a visitor, or somebody who has a session in this browser and of whom nothing else is known. */
export type DrawnFor = 'visitor' | 'customer';

/** A call as it goes over the wire. */
export interface WireCall {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
/** Sends a call to the server that draws. */
export type Ask = (call: WireCall) => Promise<{ readonly status: number; readonly body: string }>;

/** What is to be drawn. */
export interface DrawingOrder {
  /** Path below the site, with its query. */
  readonly path: string;
  /** A visitor's page has its answers in it; a customer's has none. */
  readonly drawnFor: DrawnFor;
  /** With the screen itself; else the frame of the console has the title of the screen alone. */
  readonly whole: boolean;
  /** For a phone. */
  readonly small: boolean;
  /** Asks the server as a visitor does. */
  readonly ask: Ask;
}

/** A page as it is seen first. */
export interface Drawing {
  readonly html: string;
  readonly css: string;
}

/** What the drawing code exports. */
export interface DrawingCode {
  /** Makes ready for one site, whose configuration never changes. A drawing is null where the path leads elsewhere or an answer is missing. */
  readonly prepare: (configuration: GivenConfiguration) => Promise<(order: DrawingOrder) => Promise<Drawing | null>>;
  /** What the page runs before the drawn part, as the text of a script, by whom it was drawn for. */
  readonly guards: Readonly<Record<DrawnFor, string>>;
}
