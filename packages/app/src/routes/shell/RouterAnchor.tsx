import type { AnchorProps } from '@compute-market/components/link-provider';
import { Link } from 'react-router-dom';

const isOfThisSite = (href: string) => href.startsWith('/');

/** The anchor of every link: paths of this site go through the router, telephone numbers, mail and other sites do not. */
export function RouterAnchor({ href = '', ...rest }: AnchorProps) {
  return isOfThisSite(href) ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
