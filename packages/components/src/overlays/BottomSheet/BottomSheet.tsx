import { Modal, type ModalProps } from '../modal';

export interface BottomSheetProps extends ModalProps {
  /** Height: `auto` as high as the content, `full` up to the top. */
  sheet?: 'full' | 'auto';
}

/**
 * A modal panel from the lower edge, where the thumb is: filters, a choice, more actions. On wide screens it stands in the middle of the
 * lower edge; prefer a Popover or a Drawer there.
 *
 * It MUST keep its header and footer in sight while the content scrolls, trap the focus, close on Escape and give the focus back.
 * The consumer MUST name it by `title` and MUST keep what was chosen until it is applied.
 */
export function BottomSheet({ sheet = 'auto', ...rest }: BottomSheetProps) {
  return <Modal name="BottomSheet" placement="bottom" sheet={sheet} {...rest} />;
}
