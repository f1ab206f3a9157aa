import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Takes a link to a part of the page there once the part stands, which is read after the page was drawn; `id` is the part's. */
export function usePartOfPage(id: string, stands: boolean) {
  const { hash, key } = useLocation();
  const isAsked = hash === `#${id}`;
  useEffect(() => {
    if (isAsked && stands) document.getElementById(id)?.scrollIntoView();
  }, [id, isAsked, stands, key]);
}
