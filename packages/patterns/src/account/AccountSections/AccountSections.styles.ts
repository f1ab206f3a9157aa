import { media } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { size, space } = vars;

const indexWidth = '96px';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${indexWidth};
  gap: ${space[16]};
  align-items: start;
  ${media.belowLg} { grid-template-columns: minmax(0, 1fr); }
`;

/* What an address leads to stands under the bar, not behind it. */
export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  scroll-margin-top: calc(${size.frame.bar} + ${space[16]});
`;

export const Aside = styled.div`
  position: sticky;
  top: calc(${size.frame.bar} + ${space[16]});
  display: grid;
  gap: ${space[16]};
  ${media.belowLg} { display: none; }
`;
