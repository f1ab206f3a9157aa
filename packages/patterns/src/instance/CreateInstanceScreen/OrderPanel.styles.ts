import { cardSurface, media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, radius, size, space } = vars;

export const Panel = styled.section`
  ${cardSurface}
`;

export const Block = styled.div`
  padding: ${space[14]} ${space[20]} ${space[20]};
  &:first-child { padding: 18px ${space[20]} ${space[14]}; }
  & + & { border-top: ${border.width.default} solid ${color.border.default}; }
  & > h2 { margin-bottom: ${space[8]}; }
  & > [role='alert'], & > [role='status'] { margin-bottom: ${space[8]}; }
  & > [data-part='action'] { margin-top: ${space[12]}; }
  ${media.belowSm} { & > [data-part='action'] { display: none; } }
`;

/* Parts of the price: a rule over the purses, as wide as the panel. */
export const Split = styled.div`
  margin: ${space[14]} calc(-1 * ${space[20]}) 0;
  padding: ${space[14]} ${space[20]} 0;
  border-top: ${border.width.default} solid ${color.border.default};
`;

export const After = styled.p`
  margin-top: ${space[12]};
  ${text('small', color.text.tertiary)}
  text-align: center;
  & > svg { display: inline; vertical-align: -2px; }
`;

/* How long the money lasts, close under what is left of it. */
export const Lasts = styled(After)`
  margin-top: ${space[4]};
`;

/** A word that acts inside a line of text. */
export const Change = styled.button`
  min-height: ${size.target};
  padding: 0 ${space[4]};
  border: 0;
  background: none;
  ${text('small', color.text.action)}
  cursor: pointer;
  &:hover { text-decoration: underline; }
  &:focus-visible { outline: ${border.width.strong} solid ${color.border.focus}; border-radius: ${radius.sm}; }
`;

export const Promise = styled.p`
  display: flex;
  gap: ${space[6]};
  margin-top: ${space[12]};
  /* Nothing at the end: the sentence and its link fill the line to the pixel. */
  padding-left: ${space[4]};
  ${text('small', color.text.tertiary)}
  & > svg { margin-top: 3px; }
`;
