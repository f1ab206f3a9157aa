import { media } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { barItem } from './TopBar.styles';

const { color, size, space } = vars;

export const AvatarButton = styled.button`
  ${barItem}
  height: 36px;
  margin-right: calc(-1 * ${space[4]});
  padding: 0 ${space[4]};
  > svg { color: ${color.text.tertiary}; }
  ${media.belowSm} {
    justify-content: center;
    width: ${size.control.touch};
    height: ${size.control.touch};
    > svg { display: none; }
  }
`;
