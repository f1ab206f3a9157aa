import { matchRoute } from '@compute-market/contract/routes';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { configuration } from '../configuration';

/** Goes to an address of the site; a port of an instance is opened in a tab of its own, beside the console. */
export function useGo(): (href: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (href) => {
      if (matchRoute(href)?.key === 'openPort') window.open(configuration.basePath + href, '_blank', 'noopener');
      else void navigate(href);
    },
    [navigate],
  );
}
