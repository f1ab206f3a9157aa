import { cardSurface, media, text, wrappingRow } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled, type StyledComponent } from 'styled-components';

const { border, color, radius, space } = vars;

/** One card on wide screens; on small ones its parts stand on the page. */
export const Panel: StyledComponent<'div'> = styled.div`
  ${cardSurface}
  overflow: clip;
  ${media.belowSm} {
    overflow: visible;
    border: 0;
    border-radius: 0;
    background: none;
  }
`;

export const ListFrame: StyledComponent<'div'> = styled.div`
  border-top: ${border.width.default} solid ${color.border.soft};
  > nav { border-top: ${border.width.default} solid ${color.border.soft}; }
  ${media.belowSm} { border-top: 0; > nav { border-top: 0; } }
`;

export const Note: StyledComponent<'span'> = styled.span`
  display: block;
  ${text('line', color.text.tertiary)}
`;

export const Quiet: StyledComponent<'span'> = styled.span`
  color: ${color.text.tertiary};
`;

/** A word of the list's foot that reads it again. */
export const RefreshWord = styled.button`
  min-height: ${vars.size.target};
  padding: 0 ${space[4]};
  border: 0;
  background: none;
  color: ${color.text.action};
  font: inherit;
  cursor: pointer;
  &:hover { text-decoration: underline; }
  &:focus-visible { outline: ${border.width.strong} solid ${color.border.focus}; border-radius: ${radius.sm}; }
`;

export const CardRoot: StyledComponent<'article'> = styled.article`
  display: grid;
  gap: ${space[6]};
  padding: ${space[12]} ${space[16]};
  ${cardSurface}
`;

export const CardLine: StyledComponent<'div'> = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: 0 ${space[12]};
  color: ${color.text.secondary};
  &[data-actions] { justify-content: flex-end; }
`;
