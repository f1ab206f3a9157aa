import type { RefObject } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton';
import { CloseIcon } from '../../icons/CloseIcon';
import { Found, SheetHead } from './panel.styles';
import { cutLabel, type FoundOption } from './search-options';

interface PanelHeadProps {
  label: string | undefined;
  closeLabel: string;
  onClose: () => void;
}

/** The head of the sheet on small screens: what is chosen there, and the way out. */
export const PanelHead = ({ label, closeLabel, onClose }: PanelHeadProps) => (
  <SheetHead>
    <span aria-hidden="true">{label}</span>
    <IconButton size="md" label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
  </SheetHead>
);

/** The words of an option, with what was looked for marked in them. */
export const FoundWords = ({ option, ranges }: FoundOption) =>
  cutLabel(option.label, ranges).map((piece, place) =>
    // A piece has no identity but its place.
    piece.found ? <Found key={place}>{piece.text}</Found> : piece.text,
  );

/** What Base UI tells of a panel that opens or closes. */
interface PanelChange {
  readonly reason: string;
  readonly event: Event;
  readonly cancel: () => void;
}

/** A press on the control itself closes by its own click, or the click would open again what the press had closed. */
export const leavePressToControl =
  (anchor: RefObject<HTMLElement | null>, onOpenChange: (open: boolean) => void) =>
  (next: boolean, details: PanelChange) => {
    const { target } = details.event;
    const onControl = target instanceof Node && anchor.current?.contains(target) === true;
    if (!next && details.reason === 'outside-press' && onControl) details.cancel();
    else onOpenChange(next);
  };
