import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { focusRing } from '../../styles/focus';
import { text } from '../../styles/text';

const { border, color, font, radius, size, space } = vars;

/* The bar stays over the top of the page; the summary must not come to lie under it. */
export const Root = styled.div`
  display: flex;
  gap: ${space[8]};
  min-width: 0;
  padding: ${space[12]} ${space[16]};
  border: ${border.width.default} solid ${color.status.err.border};
  border-radius: ${radius.sm};
  background: ${color.status.err.surface};
  scroll-margin-top: calc(${size.frame.bar} + ${space[16]});
  &:focus { ${focusRing} }
`;

export const Icon = styled.span`
  display: inline-flex;
  flex: none;
  margin-top: ${space[4]};
  color: ${color.status.err.icon};
`;

export const Title = styled.p`
  color: ${color.text.strong};
  font-weight: ${font.weight.semibold};
`;

export const List = styled.ul`
  margin-top: ${space[4]};
  ${text('dense')}
`;

export const Jump = styled.a`
  display: inline-block;
  min-height: ${size.target};
  color: ${color.status.err.text};
  text-decoration: underline;
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
`;
