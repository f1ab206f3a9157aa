import { media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, size, space } = vars;

export const Root = styled.footer`
  padding: ${space[20]} ${size.frame.gutterSmall} ${space[28]};
  ${text('small', color.text.tertiary)}
`;

export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  > li:not(:last-child)::after { content: '·'; margin: 0 ${space[8]}; }
  /* In several lines a point would stand at the end of one. */
  ${media.belowSm} {
    column-gap: ${space[16]};
    > li:not(:last-child)::after { content: none; }
  }
`;

export const Theme = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${space[12]};
`;

export const Item = styled.a`
  display: inline-block;
  padding: ${space[4]} ${space[2]};
  color: ${color.text.tertiary};
  &:hover { color: ${color.text.action}; }
`;
