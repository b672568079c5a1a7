import * as v from 'valibot';
import { operation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { noContent } from '../../shapes/values.ts';
import { newView } from '../orders/forms.ts';
import { view } from '../orders/shapes.ts';

const own = { access: 'staff', needs: 'signed-in' } as const;

export const listViews = operation({
  id: 'staffListViews',
  method: 'get',
  ...own,
  path: '/staff/views/',
  summary: 'The lists somebody keeps for a screen',
  query: v.object({ screen: newView.entries.screen }),
  answer: v.array(view),
});
export const saveView = operation({
  id: 'staffSaveView',
  method: 'post',
  ...own,
  path: '/staff/views/',
  summary: 'Keep a list under a name; the same name takes the former’s place',
  body: newView,
  answer: view,
  status: 201,
});
export const deleteView = operation({
  id: 'staffDeleteView',
  method: 'delete',
  ...own,
  path: '/staff/views/{id}/',
  summary: 'Keep a list no longer',
  params: v.object({ id: idText }),
  answer: noContent,
  status: 204,
  refusals: [404],
});
