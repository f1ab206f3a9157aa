import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { column } from '../../styles/flex';
import { text } from '../../styles/text';

const { color, font, space, text: type } = vars;

export const Root = styled.div`
  ${column}
  gap: ${space[4]};
  min-width: 0;
`;

export const Label = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space[12]};
  ${text('small', color.text.tertiary)}
`;

export const Aside = styled.span`
  min-width: 0;
`;

/** One line: a gauge that finds no room beside the figure is out of sight, for the figure says as much, and the figures of a strip stay level. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${space[16]};
  height: 32px;
  overflow: hidden;
`;

export const Figure = styled.span`
  ${text('figure', color.text.strong)}
  white-space: nowrap;
  [data-tone='soon'] & { color: ${color.status.warn.text}; }
  [data-tone='urgent'] & { color: ${color.danger.text}; }
`;

export const Idle = styled.span`
  color: ${color.text.tertiary};
  font-size: ${type.section.size};
  font-weight: ${font.weight.regular};
`;

/** Its own low line keeps the figure's line at 32 px, so that the figures of a strip stand on one. */
export const Unit = styled.span`
  line-height: 1;
  margin: 0 ${space[4]};
  color: ${color.text.secondary};
  font-size: ${type.dense.size};
  font-weight: ${font.weight.regular};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space[12]};
  ${text('small', color.text.tertiary)}
`;
