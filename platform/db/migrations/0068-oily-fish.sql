-- Two or four portions of oily fish a week, for whoever would rather say it themselves than be taken for anybody.
alter table health_profile add column oily_fish_portions smallint check (oily_fish_portions in (2, 4));
