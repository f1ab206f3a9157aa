import { media, text, wrappingRow } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, size, space } = vars;

export const Reader = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 180px;
  gap: ${space[32]};
  align-items: start;
  ${media.belowLg} { grid-template-columns: minmax(0, 1fr); }
`;

export const Text = styled.article`
  min-width: 0;
  max-width: 760px;
  h1 { ${text('page')} color: ${color.text.strong}; overflow-wrap: anywhere; }
`;

export const Facts = styled.p`
  margin: ${space[8]} 0 ${space[24]};
  ${text('dense', color.text.secondary)}
`;

export const Aside = styled.aside`
  position: sticky;
  top: calc(${size.frame.bar} + ${space[16]});
  ${media.belowLg} { display: none; }
`;

export const Feedback = styled.div`
  ${wrappingRow}
  gap: ${space[8]} ${space[12]};
  margin-top: ${space[32]};
  padding-top: ${space[16]};
  border-top: ${border.width.default} solid ${color.border.soft};
  color: ${color.text.secondary};
`;
