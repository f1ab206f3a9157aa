import { Drawing } from '../EmptyState/StatePanel.styles';

/** A pulse that breaks off. */
export const ErrorDrawing = () => (
  <Drawing width="96" height="72" viewBox="0 0 96 72">
    <path className="line" strokeWidth="2" d="M14 40h18l6-16 10 32 6-16h8" />
    <path className="loss" strokeWidth="2" d="M62 40h6M76 40h6" />
    <path className="ground" d="M10 68h76" />
  </Drawing>
);
