import { bareList, media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, size, space } = vars;

/** One column that is read and filled in from top to bottom. */
export const Page = styled.div`
  max-width: 560px;
  margin: 0 auto;
  padding: ${space[32]} ${size.frame.gutterSmall} ${space[48]};
  h1 { ${text('page')} margin: 0 0 ${space[16]}; color: ${color.text.strong}; }
  ${media.belowSm} { padding-top: ${space[16]}; }
`;

export const Lead = styled.p`
  ${text('section', color.text.strong)}
  margin: 0 0 ${space[16]};
  overflow-wrap: anywhere;
`;

export const Rights = styled.ul`
  display: grid;
  gap: ${space[4]};
  ${bareList}
  small { display: block; ${text('small')} color: ${color.text.secondary}; }
`;

export const Whose = styled.p`
  ${text('dense', color.text.secondary)}
  margin: ${space[16]} 0 ${space[24]};
`;

export const Submit = styled.div`
  margin-top: ${space[12]};
`;

export const Elsewhere = styled.p`
  ${text('dense', color.text.secondary)}
  margin: ${space[16]} 0 0;
  text-align: center;
`;
