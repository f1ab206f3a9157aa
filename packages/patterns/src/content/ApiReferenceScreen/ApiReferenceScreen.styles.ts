import { bareList, media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, font, size, space } = vars;

/** What an address leads to stays below the bar. */
const belowBar = `scroll-margin-top: calc(${size.frame.bar} + ${space[16]});`;

export const Anchored = styled.div`
  ${belowBar}
  min-width: 0;
`;

export const Mono = styled.code`
  ${text('mono')}
  font-family: ${font.family.mono};
  overflow-wrap: anywhere;
`;

/** Name and path of a call, in the line that is pressed. */
export const CallTitle = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  align-items: baseline;
  > strong { font-weight: ${font.weight.semibold}; }
  > code { color: ${color.text.secondary}; }
`;

export const Details = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[24]};
  align-items: start;
  margin-top: ${space[16]};
  ${media.belowLg} { grid-template-columns: minmax(0, 1fr); }
`;

export const Part = styled.section`
  min-width: 0;
  > h3 { margin: 0 0 ${space[8]}; ${text('dense')} font-weight: ${font.weight.semibold}; color: ${color.text.strong}; }
  > h3:not(:first-child) { margin-top: ${space[16]}; }
`;

export const Fields = styled.ul`
  ${bareList}
  ${text('dense')}
  > li { padding: ${space[8]} 0; }
  > li + li { border-top: ${border.width.default} solid ${color.border.soft}; }
  p { margin: ${space[4]} 0 0; color: ${color.text.secondary}; overflow-wrap: anywhere; }
`;

export const FieldHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
  align-items: baseline;
  color: ${color.text.secondary};
  > code { color: ${color.text.strong}; }
  > [data-required] { color: ${color.text.body}; font-weight: ${font.weight.semibold}; }
`;

export const Codes = styled.ul`
  ${bareList}
  ${text('dense')}
  > li { display: grid; grid-template-columns: ${space[64]} minmax(0, 1fr); gap: ${space[8]}; padding: ${space[4]} 0; }
  code { font-family: ${font.family.mono}; }
`;

const guide = `
  display: grid;
  gap: ${space[16]};
  h3 { margin: 0; ${text('body')} font-weight: ${font.weight.semibold}; color: ${color.text.strong}; }
  p { margin: ${space[4]} 0 ${space[8]}; color: ${color.text.secondary}; }
`;

export const Guide = styled.ol`
  ${guide}
  margin: 0;
  padding-left: ${space[20]};
  > li { min-width: 0; }
`;

export const Rules = styled.div`
  ${guide}
`;
