import { Fragment } from 'react';
import { may } from '../session/session.ts';
import { everyResource } from './every-resource.ts';
import type { Place } from './resource.ts';

/** The lists that stand at an address; each under its name where they are several. */
export function ResourcesAt({ href }: Pick<Place, 'href'>) {
  const here = everyResource.filter((one) => one.href === href && may(one.reads));
  return (
    <div className="grid gap-4">
      {here.map(({ entity, show, texts }) => (
        <Fragment key={entity}>{show?.(here.length > 1 ? texts.many : undefined)}</Fragment>
      ))}
    </div>
  );
}
