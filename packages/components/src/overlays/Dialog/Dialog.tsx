import { Modal, type ModalProps } from '../modal';

export interface DialogProps extends ModalProps {
  /** Width: sm 440, md 560, lg 720. On small screens it is a sheet from below. */
  size?: 'sm' | 'md' | 'lg';
  /** Height of that sheet: `full` up to the top, `auto` as high as the content. */
  sheet?: 'full' | 'auto';
}

/** A modal window over the page: one question, one form, one payment. The header and the footer stay while the content scrolls. */
export function Dialog({ size = 'sm', sheet = 'full', ...rest }: DialogProps) {
  return <Modal name="Dialog" placement="center" size={size} sheet={sheet} {...rest} />;
}
