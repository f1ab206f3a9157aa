import { Drawing } from '../EmptyState/StatePanel.styles';

/** A funnel of lines with nothing left at its end. */
export const NoResultDrawing = () => (
  <Drawing width="96" height="72" viewBox="0 0 96 72">
    <path className="line" strokeWidth="6" d="M24 14h48M32 30h32M40 46h16" />
    <path className="ground" d="M10 68h76" />
    <circle className="sign" cx="66" cy="52" r="10" />
    <path className="sign" d="M63 49l6 6M69 49l-6 6" />
  </Drawing>
);
