import { Drawing } from './StatePanel.styles';

/** A rack with one slot still free. */
export const RackDrawing = () => (
  <Drawing width="96" height="72" viewBox="0 0 96 72">
    <rect className="body" x="18" y="8" width="60" height="16" rx="3" />
    <rect className="body" x="18" y="28" width="60" height="16" rx="3" />
    <rect className="absent" x="18" y="48" width="60" height="16" rx="3" />
    <path className="detail" d="M26 14v4M31 14v4M36 14v4M41 14v4M26 34v4M31 34v4M36 34v4M41 34v4" />
    <circle className="light" cx="70" cy="16" r="2" />
    <circle className="light" cx="70" cy="36" r="2" />
    <path className="ground" d="M10 68h76" />
  </Drawing>
);
