export { PageBody } from './PageBody.styles';
export { PageHead } from './PageHead';
