import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { column } from '../../styles/flex';
import { text } from '../../styles/text';

const { color, space } = vars;

export const Root = styled.section`
  ${column}
  align-items: center;
  min-width: 0;
  padding: ${space[48]} ${space[16]};
  text-align: center;
`;

export const Icon = styled.span`
  display: inline-flex;
  color: ${color.status.ok.icon};
  [data-tone='err'] > & { color: ${color.status.err.icon}; }
  [data-tone='info'] > & { color: ${color.status.info.icon}; }
  [data-tone='warn'] > & { color: ${color.status.warn.icon}; }
`;

export const Title = styled.h2`
  margin-top: ${space[16]};
  ${text('page')}
  overflow-wrap: anywhere;
`;

export const Detail = styled.div`
  max-width: 480px;
  margin-top: ${space[4]};
  color: ${color.text.secondary};
  overflow-wrap: anywhere;
`;

export const Content = styled.div`
  width: 100%;
  max-width: 480px;
  margin-top: ${space[20]};
  text-align: start;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  justify-content: center;
  margin-top: ${space[24]};
`;
