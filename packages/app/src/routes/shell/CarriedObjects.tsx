import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { carryObjects, type Carrying } from '../../navigation/carried-object';
import { CarriedStyle } from './CarriedObjects.styles';

/** Carries the names of things between their lists and their pages (decisions 165). */
export function CarriedObjects() {
  const location = useLocation();
  const carrying = useRef<Carrying>(undefined);
  useEffect(() => {
    const begun = carryObjects();
    carrying.current = begun;
    return begun.end;
  }, []);
  useEffect(() => {
    carrying.current?.arrive();
  }, [location]);
  return <CarriedStyle />;
}
