import { media, visuallyHidden } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

export const Room = styled.div`
  padding: ${vars.space[16]} ${vars.space[24]} ${vars.space[24]};
  ${media.belowSm} { padding: ${vars.space[16]}; }
`;

/** Names the panel for those who go by headings; the tab does it for the eye. */
export const HiddenHeading = styled.h2`
  ${visuallyHidden}
`;

/** Wide enough for its longest words. */
export const SortRoom = styled.div`
  width: 128px;
`;

export const Grid = styled.div`
  display: grid;
  /* Narrower, a card breaks the time of its end in two beside its button. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: ${vars.space[16]};
`;

/** In the dialog two cards stand side by side. */
export const DialogRoom = styled.div`
  padding-top: ${vars.space[16]};
  ${Grid} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.belowMd} { ${Grid} { grid-template-columns: minmax(0, 1fr); } }
`;
