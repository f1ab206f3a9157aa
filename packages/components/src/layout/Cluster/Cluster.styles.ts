import { styled } from 'styled-components';
import { arrangedRules } from '../look';

export const Root = styled.div`${`display: flex; &:where([data-inline]) { display: inline-flex; } &:where([data-wraps]) { flex-wrap: wrap; } ${arrangedRules}`}`;
