import { media, text, visuallyHidden } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, font, space } = vars;

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  > header { margin-bottom: 0; }
`;

/** The sum and what it is made of, on one line where it fits. */
export const Sums = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: last baseline;
  gap: ${space[16]} ${space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.belowSm} { display: grid; gap: ${space[8]}; }
`;

export const Term = styled.li`
  display: flex;
  align-items: last baseline;
  gap: ${space[12]};
`;

export const Operator = styled.span`
  width: ${space[12]};
  color: ${color.text.tertiary};
  text-align: center;
  ${text('section')}
`;

export const Spoken = styled.span`
  ${visuallyHidden}
`;

/** Name over sum; on small screens side by side. */
export const TermBody = styled.span`
  display: grid;
  gap: ${space[2]};
  color: ${color.text.secondary};
  ${text('dense')}
  [data-component='Money'] { color: ${color.text.strong}; }
  b { font-weight: ${font.weight.medium}; ${text('section')} }
  ${media.belowSm} { flex: 1; grid-template-columns: minmax(0, 1fr) auto; align-items: baseline; }
`;

export const Rule = styled.p`
  margin-top: ${space[12]};
  color: ${color.text.tertiary};
  overflow-wrap: anywhere;
  ${text('small')}
`;

export const Notes = styled.div`
  display: grid;
  gap: ${space[8]};
  margin-top: ${space[12]};
`;

/** A line and, under it, a quieter one. */
export const Two = styled.span`
  display: grid;
  gap: ${space[2]};
  overflow-wrap: anywhere;
`;

export const Sum = styled.span`
  font-weight: ${font.weight.medium};
  color: ${color.text.strong};
`;

/** Where the money goes, line by line. */
export const Plan = styled.ul`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${space[4]} ${space[16]}; overflow-wrap: anywhere; }
`;
