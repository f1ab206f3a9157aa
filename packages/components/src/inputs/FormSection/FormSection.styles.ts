import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { media } from '../../styles/media';
import { text } from '../../styles/text';

const { border, color, font, space } = vars;

/* A field before the line keeps room for its message, which counts towards the distance. */
export const Root = styled.section`
  min-width: 0;
  & + & { margin-top: calc(-1 * ${space[16]}); padding-top: ${space[24]}; border-top: ${border.width.default} solid ${color.border.soft}; }
`;

export const Head = styled.div`
  display: flex;
  gap: ${space[8]} ${space[16]};
  align-items: flex-start;
  justify-content: space-between;
  margin-bottom: ${space[16]};
`;

export const Title = styled.h2`
  ${text('section', color.text.strong)}
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;
`;

export const Description = styled.p`
  margin-top: ${space[2]};
  ${text('small', color.text.tertiary)}
`;

export const Action = styled.div`
  flex: none;
`;

/** A field keeps its own room for its message; little more is needed between the rows. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[24]};

  &[data-columns='2'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  &[data-columns='2'] > [data-wide] { grid-column: 1 / -1; }
  ${media.belowSm} { &[data-columns='2'] { grid-template-columns: minmax(0, 1fr); } }
`;
