import { Modal, type ModalProps } from '../modal';

export interface DrawerProps extends ModalProps {
  /** `left` 280 wide, the site's navigation on small screens; `right` 480 wide, details beside a list, a sheet from below on small screens. */
  side?: 'left' | 'right';
}

/** A modal panel on one edge of the window, full height. */
export function Drawer({ side = 'right', ...rest }: DrawerProps) {
  return <Modal name="Drawer" placement={side} sheet="full" {...rest} />;
}
