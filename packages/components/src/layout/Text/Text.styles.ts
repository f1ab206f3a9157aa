import { styled } from 'styled-components';
import { ellipsis } from '../../styles/text';
import { wordsRules } from '../look';

export const Root = styled.span`${`&:where([data-truncates]) { ${ellipsis} } ${wordsRules}`}`;
