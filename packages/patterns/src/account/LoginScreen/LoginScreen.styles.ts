import { column, focusOutline, media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, radius, space, size } = vars;

export const Root = styled.div`
  display: flex;
  min-height: 100vh;
  background: ${color.surface.card};
`;

export const Side = styled.main`
  position: relative;
  ${column}
  flex: 1;
  min-width: 0;
  padding: ${space[24]};
  outline: none;
`;

export const Home = styled.div`
  align-self: flex-end;
  ${text('dense')}
  a { display: inline-flex; gap: ${space[4]}; align-items: center; min-height: ${size.target}; }
`;

export const Column = styled.div`
  width: min(400px, 100%);
  margin: 0 auto auto;
  padding-top: clamp(${space[24]}, 14vh, 128px);
  &[data-page='register'] { padding-top: clamp(${space[16]}, 5vh, ${space[48]}); }
  ${media.belowSm} { &, &[data-page='register'] { padding-top: ${space[24]}; } }
`;

export const Switch = styled.div`
  display: flex;
  gap: ${space[24]};
  align-items: baseline;
  margin-bottom: ${space[20]};
`;

export const Other = styled.a`
  ${text('switch', color.text.tertiary)}
  font-weight: ${vars.font.weight.regular};
  border-radius: ${radius.sm};
  &:hover { color: ${color.text.action}; text-decoration: none; }
  &:focus-visible { ${focusOutline} }
`;

export const Foot = styled.p`
  margin-top: ${space[32]};
  ${text('small', color.text.tertiary)}
  text-align: center;
  a { color: ${color.text.secondary}; }
`;
