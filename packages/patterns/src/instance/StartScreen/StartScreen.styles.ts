import { media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, space } = vars;

/** The console gives the padding; the bar of a phone must not cover the end. */
export const Page = styled.div`
  display: grid;
  gap: ${space[16]};
  min-width: 0;
  h1 { margin-top: ${space[4]}; }
  ${media.belowSm} { padding-bottom: 120px; }
`;

export const Fixed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  align-items: baseline;
  > b { color: ${color.text.strong}; font-weight: inherit; }
  > span { color: ${color.text.secondary}; ${text('dense')} }
  > a { margin-inline-start: auto; }
`;

export const Center = styled.div`
  display: grid;
  gap: ${space[20]};
  max-width: 720px;
  margin: 0 auto;
  padding: ${space[24]} 0;
  width: 100%;
`;

/** What was asked for, in the line of the buttons around it. */
export const Told = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  row-gap: ${space[4]};
  align-items: center;
  ${text('dense', color.text.secondary)}
  > span:not(:empty) { margin-inline-end: ${space[8]}; }
`;

/** Which machine it is, on the axis of the outcome over it. */
export const Subject = styled.p`
  text-align: center;
  overflow-wrap: anywhere;
`;

/** What is copied to get onto the machine, under its name and on the same axis. */
export const Connect = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: center;
  margin-top: ${space[16]};
  min-width: 0;
  > span:first-child { color: ${color.text.secondary}; ${text('dense')} }
`;
