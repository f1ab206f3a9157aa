import { Drawing } from './CardDrawing.styles';

/** What the side with the face looks like, as a hint in an empty frame. */
export const CardFront = () => (
  <Drawing width={96} height={60} viewBox="0 0 96 60" aria-hidden>
    <rect x="1" y="1" width="94" height="58" rx="5" />
    <path d="M12 16h22M12 25h34M12 34h28M12 48h52" />
    <circle cx="74" cy="20" r="7" />
    <path d="M62 40c0-8 5-12 12-12s12 4 12 12z" />
  </Drawing>
);

/** What the side with the emblem looks like. */
export const CardBack = () => (
  <Drawing width={96} height={60} viewBox="0 0 96 60" aria-hidden>
    <rect x="1" y="1" width="94" height="58" rx="5" />
    <circle cx="20" cy="20" r="9" />
    <path d="M38 17h44M38 25h34M24 42h48M24 49h48" />
  </Drawing>
);
