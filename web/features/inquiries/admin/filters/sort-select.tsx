import { useNavigate } from 'react-router';
import { pipelineText } from '#shared/messages/site/inquiry-list.ko.ts';
import type { PipelineQuery } from '../inquiry-query.ts';
import { usePipeline, usePipelineAddress } from '../use-inquiry-list.ts';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import { optionsOf } from '#web/ui/form/options-of.ts';

const ORDERS = optionsOf(pipelineText.orders);

/** The order of the rows, where a phone shows no heads of columns. */
export function SortSelect() {
  const { query } = usePipeline();
  const addressOf = usePipelineAddress();
  const navigate = useNavigate();
  const choose = (value: string) => {
    const [sort, dir] = value.split(' ') as [PipelineQuery['sort'], PipelineQuery['dir']];
    void navigate(addressOf({ sort, dir }), { preventScrollReset: true });
  };
  return (
    <FilterSelect
      className="md:hidden"
      hideLabel
      label={pipelineText.order}
      name="order"
      value={`${query.sort} ${query.dir}`}
      options={ORDERS}
      onChange={choose}
    />
  );
}
