-- Written by hand: an upgrade whose job the release before dropped counts as made (decisions 233), and held back whatever wants its machine at rest.
-- A job that waits, or was given up and waits for a person, keeps its upgrade under way.
update instance set adding_cpu = 0, adding_memory_gb = 0, adding_disk_gb = 0, resize_requested_at = null
  where resize_requested_at is not null
    and not exists (select from job where kind = 'instance.resize' and done_at is null and payload ->> 'instanceId' = instance.id::text);
