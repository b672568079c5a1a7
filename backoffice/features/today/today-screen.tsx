import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { api } from '../../api/api.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Screen } from '../../ui/screen.tsx';
import { FirstSteps } from '../first-steps/first-steps.tsx';
import { NoticeSwitches } from '../live/live-events.tsx';
import { Lists } from './lists.tsx';
import { text } from './messages.ts';
import { SalesPanel } from './sales-panel.tsx';
import { Tiles } from './tiles.tsx';

const route = getRouteApi('/signed-in/today');

/** What waits, how it goes, what is short: everything a link to where it is seen to. */
export default function TodayScreen() {
  const { days = 30 } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery({
    queryKey: ['today', days],
    queryFn: () => api.get('/staff/today/', { query: { days: String(days) } }),
    // Another period takes the place of the one before when it is there.
    placeholderData: keepPreviousData,
  });
  return (
    <Screen title={text.title}>
      <div className="grid grid-cols-1 gap-4">
        <FirstSteps />
        <Loaded query={query} skeleton={<Waiting />}>
          {(today) => (
            <div className="grid gap-4">
              <Tiles today={today} />
              {today.sales && (
                <SalesPanel
                  sales={today.sales}
                  days={days}
                  onDays={(chosen) => void navigate({ search: { days: chosen }, replace: true })}
                />
              )}
              <Lists today={today} />
              <NoticeSwitches />
            </div>
          )}
        </Loaded>
      </div>
    </Screen>
  );
}

const Waiting = () => (
  <div className="grid gap-4">
    <Skeleton className="h-24" />
    <Skeleton className="h-72" />
  </div>
);
