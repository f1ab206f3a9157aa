import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { IconButton } from '../../actions/IconButton/IconButton';
import { Popover } from '../../overlays/Popover/Popover';
import { text } from '../../styles/text';

const { color, size, space } = vars;

export const Opener = styled(IconButton)`
  &[data-filtered] {
    background: ${color.surface.selected};
    color: ${color.action.default};
  }
`;

/** As wide as a name is long, whatever stands in it: it does not jump while one looks for an option. */
export const Panel = styled(Popover)`
  width: calc(6 * ${size.control.touch});
`;

export const Form = styled.form`
  display: grid;
  gap: ${space[12]};
  margin-top: ${space[8]};
`;

/** With room for the ring of the focus, which it would cut off. */
export const Options = styled.div`
  margin: calc(-1 * ${space[4]});
  padding: ${space[4]};
  max-height: calc(6 * ${size.control.touch});
  overflow-y: auto;
`;

export const None = styled.p`
  ${text('small', color.text.secondary)}
`;

export const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[8]};
`;
